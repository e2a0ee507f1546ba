// Imported first by scripts that tsx runs on whatever Node there is: an older one ends here, not in every file it reads.

/** pdf.js reads nothing on an older one: `ArrayBuffer.prototype.transferToFixedLength` is missing there. */
const OLDEST = 22;

const { node } = process.versions;
if (Number.parseInt(node, 10) < OLDEST) {
  process.stderr.write(
    `This needs Node ${OLDEST} or newer, and this is Node ${node}: start it with npm run, which brings a newer one along.\n`,
  );
  process.exit(1);
}
