import { demoAccounts } from "../../db/seed/accounts";
import { logFile } from "./local-settings";

export function printWelcome(origin: string, startedAt: number) {
  const seconds = (Date.now() - startedAt) / 1000;
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const secrets = Math.max(...demoAccounts.map(({ password }) => password.length));
  const accounts = demoAccounts.map(
    ({ role, email, password, shows }) =>
      `  ${role.padEnd(9)}  ${email.padEnd(width)}  ${password.padEnd(secrets)}  ${shows}`,
  );
  process.stdout.write(`
Plumbline runs at ${origin}   (ready in ${seconds.toFixed(1)} s)

Demo accounts (e-mail, password):
${accounts.join("\n")}

Try this:
  1. Sign in as the agent at ${origin}/agent/login and open a job thread: its résumés are ranked.
  2. Open a candidate: every point of the score leads to words in the résumé.
  3. Upload PDF résumés of your own and watch the scores arrive.
  4. Register at ${origin}/register and confirm the address by the mail at ${origin}/outbox.
     No mail leaves this machine; Google's sign-in and the robot check are played by stand-ins.

Log: ${logFile}
Ctrl-C stops everything; the data stays. Start over: npm start -- --fresh
`);
}
