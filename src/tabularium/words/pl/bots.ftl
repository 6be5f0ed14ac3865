# Dlaczego bot powiedział to, co powiedział. Dziennik pokazuje to po ruchu: po jednym krótkim zdaniu.

bots-said-why = { SEAT($seat) }: „{ $why }”

bots-why-only = Nic innego nie mogę zrobić.
bots-why-any = Każdy wybór wydaje mi się równie dobry.
bots-why-chance = Zdaję się na los.
bots-why-ends = To kończy grę na moją korzyść.
bots-why-search = Sprawdzone ciągi dalsze: { $iterations }; ten daje mi szansę około { $percent } %.

## alea

## magnaci

## orleans

## sigismundus

## tigris
