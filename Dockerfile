# The bot in Discord. Its Redis runs beside it: see compose.yaml.

FROM node:20-bookworm AS packages
WORKDIR /app
# What canvas is built with where no ready-made build fits, as on some processors.
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
       libcairo2-dev libgif-dev libjpeg-dev libpango1.0-dev librsvg2-dev pkg-config \
    && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
WORKDIR /app
# The libraries of such a build, and fontconfig's settings, which a ready-made one wants too.
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
       fontconfig libcairo2 libgif7 libjpeg62-turbo libpango-1.0-0 libpangocairo-1.0-0 librsvg2-2 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=packages /app/node_modules node_modules
RUN node --eval "require('canvas')"
COPY . .

ENV NODE_ENV=production
# The image's ordinary user. It owns the data folder alone.
RUN install -d -o node -g node -m 700 data
USER node

# node itself, not npm: it gets the SIGTERM of docker stop and ends in order.
CMD ["node", "--import", "tsx", "src/index.ts"]
