# docker build -t tabularium . && docker run -p 8000:8000 -v tabularium:/data tabularium
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY . /src
RUN python -m venv /app && /app/bin/pip install --no-cache-dir "/src[postgres]"

FROM python:3.13-slim
RUN useradd --create-home tabularium && mkdir /data && chown tabularium /data
COPY --from=build /app /app
USER tabularium
VOLUME /data
EXPOSE 8000
ENV TABULARIUM_DATA=/data TABULARIUM_HOST=0.0.0.0
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["/app/bin/tabularium", "serve"]
