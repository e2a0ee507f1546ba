import operations from "./operations.json";

/** All operations of the API, as the document at /api/openapi.json has them. */
export function OperationTable() {
  return (
    <section
      aria-label="Operations"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead className="border-b border-line text-soft">
          <tr>
            <th className="px-4 py-2 font-medium">Call</th>
            <th className="px-4 py-2 font-medium">What it does</th>
            <th className="px-4 py-2 font-medium">Scope</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {operations.map(({ method, path, scope, summary }) => (
            <tr key={`${method} ${path}`} className="align-top">
              <td className="px-4 py-2 max-sm:[overflow-wrap:anywhere] sm:whitespace-nowrap">
                <code>
                  <span className="font-semibold">{method}</span> {path}
                </code>
              </td>
              <td className="px-4 py-2 sm:min-w-56">{summary}</td>
              <td className="px-4 py-2 max-sm:[overflow-wrap:anywhere] sm:whitespace-nowrap">
                {scope ? <code>{scope}</code> : <span className="text-soft">any key</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
