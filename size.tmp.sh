cd /work/h-plain; node_modules/.bin/esbuild workers/engine/parse/index.ts --bundle --minify --format=esm 2>/dev/null | wc -c
