const address = "/assets/dev-build.txt";

/** Development only: reloads the page when `npm run dev` has built again. */
export async function reloadOnBuild() {
  const first = await readBuild();
  setInterval(async () => {
    const now = await readBuild();
    if (first && now && now !== first) location.reload();
  }, 1000);
}

async function readBuild(): Promise<string> {
  const answer = await fetch(address, { cache: "no-store" }).catch(() => undefined);
  return answer?.ok ? answer.text() : "";
}
