export const REBUILD_USAGE = `  npm run -s engine -- rebuild VERDICT [--save FILE] [--state DIR] [--engine CHECKOUT]
  npm run -s engine -- rebuild --all [--state DIR] [--engine CHECKOUT]
  npm run -s engine -- rebuild --from FILE [--engine CHECKOUT]
Makes stored verdicts again, offline, and compares their bytes; --all: those of the last six months.
The site that uses the same database has to stand still meanwhile.
--save writes all that one was made of into a file (it holds the résumé), --from reads such a file.`;
