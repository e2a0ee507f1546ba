// Imported first by scripts that tsx runs on any Node, so that an older one ends here.

/** pdf.js needs `ArrayBuffer.prototype.transferToFixedLength`. */
const OLDEST = 22;

const { node } = process.versions;
if (Number.parseInt(node, 10) < OLDEST) {
  process.stderr.write(
    `This needs Node ${OLDEST} or newer, and this is Node ${node}: start it with npm run, which brings a newer one along.\n`,
  );
  process.exit(1);
}
