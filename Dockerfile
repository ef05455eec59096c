# syntax=docker/dockerfile:1
# Image of the whole product. The first stage builds it; the second runs it, without build tools and root.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev
COPY . .
ARG PUBLIC_ORIGIN
RUN --mount=type=cache,target=/root/.npm cp shared/content/records/consents.json /tmp && npm run release
# Stops if the consent wording is not recorded yet: a record in the image, but not in the repository, would be lost.
RUN cmp /tmp/consents.json shared/content/records/consents.json || \
	{ echo 'The consent is new: run "npm run build" in the clone, keep shared/content/records/consents.json, build the image again.' >&2; exit 1; }
RUN mkdir /release && tar -xzf build/release/*.tar.gz -C /release --exclude=node_modules

FROM node:24.21.0-bookworm-slim
ARG VERSION=unknown REVISION=unknown PUBLIC_ORIGIN
LABEL org.opencontainers.image.title="quote-site" \
	org.opencontainers.image.description="Insurance comparison site, embeddable quote widget and enquiry service" \
	org.opencontainers.image.version="$VERSION" \
	org.opencontainers.image.revision="$REVISION"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/backups PUBLIC_ORIGIN=$PUBLIC_ORIGIN
WORKDIR /app
COPY --from=build /release .
# The widget is served from a volume, which keeps the widgets of earlier images; each start adds the widget of this image.
# Programs in deploy/ look for Node in node_modules.
RUN mv dist/widget/v1 build/widget && mkdir -m 700 /data /backups && mkdir dist/widget/v1 && chown 1000:1000 /data /backups dist/widget/v1 && \
	mkdir -p node_modules/node/bin && ln -s "$(command -v node)" node_modules/node/bin/node
# A numeric user lets Kubernetes verify that it is not root.
USER 1000:1000
VOLUME /data /backups /app/dist/widget/v1
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s \
	CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "-c", "cp -R --preserve=timestamps build/widget/. dist/widget/v1 && exec node --disable-sigusr1 build/server/server.js"]
