# One image, roles by command: serve (default), worker, migrate, admin:create, admin:two-factor-off, admin:enable, doctor, backup, restore,
# move-to-postgres, jobs:retry.
# It is production's: without the settings of .env.example it names what is missing and does not start.

# Pinned by digest: a tag can be moved to another image. docs/operations.md tells how to take a newer one.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
# The npm of `packageManager`: the one that the image brings knows neither an allow-list of install scripts nor an age.
RUN npm install --global --ignore-scripts npm@11.19.1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund

FROM packages AS build
COPY . .
# The bill of materials comes after: it lists what is installed, and that is then what is shipped.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && npm run --silent sbom > sbom.cdx.json

FROM ${NODE_IMAGE}
# An init hands signals on and reaps what the reader of PDFs leaves behind.
# With FFMPEG=1 the image is several hundred MB larger, and makes playable videos of MOV and AVI, and light ones of heavy ones.
ARG FFMPEG=0
RUN apt-get update && apt-get install -y --no-install-recommends tini $([ "$FFMPEG" = 1 ] && echo ffmpeg) && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SEED_DEMO=0
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json /app/sbom.cdx.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/src/main/seed/demo-files ./src/main/seed/demo-files
COPY --from=build /app/src/main/seed/exam/cases ./src/main/seed/exam/cases
COPY --from=build /app/src/main/seed/exam/figures ./src/main/seed/exam/figures
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--", "node", "dist/server/cli.js"]
CMD ["serve"]
