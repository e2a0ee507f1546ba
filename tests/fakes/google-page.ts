/** The stand-in's one page. `action` is where its form goes. */
export function choosePage(action: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>Google, played by this machine</title>
<style>body{font:16px/1.5 system-ui;max-width:26rem;margin:10vh auto;padding:0 1rem}
label{display:block;margin:1rem 0}input:not([type=checkbox]){display:block;width:100%;padding:.5rem;font:inherit;box-sizing:border-box}
button{font:inherit;padding:.5rem 1rem;margin-right:.5rem}</style>
<h1>Choose an account</h1>
<p>This page stands in for Google on this machine: whoever you say you are, you are.</p>
<form method="post" action="${action}">
<label>E-mail <input name="email" type="email" value="robin@gmail.example" required></label>
<label>Name <input name="name" value="Robin Vale"></label>
<label><input name="verified" type="checkbox" value="yes" checked> Google has confirmed this address</label>
<button name="answer" value="allow">Continue</button>
<button name="answer" value="deny" formnovalidate>Cancel</button>
</form></html>`;
}
