# Why a bot said what it said. The log shows it after the word: one short sentence each.

bots-said-why = { SEAT($seat) }: “{ $why }”

bots-why-only = It is the only thing I can do.
bots-why-any = One choice looks as good to me as another.
bots-why-chance = I draw lots.
bots-why-ends = This ends the game in my favour.
bots-why-search = I tried { $iterations } continuations; this one promises a chance of about { $percent } %.

## alea

## magnaci

## orleans

## sigismundus

## tigris
