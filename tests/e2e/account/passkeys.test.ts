import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sessions } from "../../../db/schema";
import { depsOf, newAgency, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { faultsOfView } from "../support/pages/looks";
import { openReady } from "../support/ready";

const open = oneBrowser();

/** A computer that checks its owner's finger: the browser asks nobody. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the next finger is the owner's. */
    verify: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    end: () => devtools.detach(),
  };
}

/** As if the step had been taken hours ago. */
async function letTimePass({ userId }: { userId: string }) {
  await depsOf().db.shared.update(sessions).set({ provedAt: 1 }).where(eq(sessions.userId, userId));
}

test("a passkey is added, signs in, confirms an export, and is removed", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency);
  const computer = await addAuthenticator(page);
  await openReady(page, "/two-step");
  expect(await faultsOfView(page, "second step, off")).toEqual([]);
  await page.getByLabel("Name of the passkey").fill("My computer");
  await page.locator("#passkey-password").fill("not this one");
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await page.getByText("Current password is incorrect").waitFor();
  await page.locator("#passkey-password").fill(agency.password);
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await page.getByRole("heading", { name: "Write these codes down" }).waitFor();

  await openReady(page, "/two-step");
  await page.getByText("My computer").waitFor();
  await page.getByLabel("Name of the passkey").fill("The same again");
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await page.getByText("This device or security key has a passkey of your account already.").waitFor();

  expect(await faultsOfView(page, "second step, on")).toEqual([]);

  await page.context().clearCookies();
  await openReady(page, "/agent/login");
  await page.getByLabel("Email").fill(agency.email);
  await page.getByLabel("Password", { exact: true }).fill(agency.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("heading", { name: "Second step" }).waitFor();
  expect(await faultsOfView(page, "second step, asked for")).toEqual([]);
  await computer.verify(false);
  await page.getByRole("button", { name: "Use Your Passkey" }).click();
  await page.getByText("No passkey was used").waitFor();
  await computer.verify(true);
  await page.getByRole("button", { name: "Use Your Passkey" }).click();
  await page.waitForURL("**/agent/dashboard");

  await letTimePass(agency);
  await openReady(page, "/agent/account");
  await page.getByRole("button", { name: "Prepare My Data" }).click();
  await page.getByRole("heading", { name: "Confirm that it is you" }).waitFor();
  await page.getByRole("button", { name: "Use Your Passkey" }).click();
  await page.waitForURL("**/agent/account");
  await page.getByRole("button", { name: "Prepare My Data" }).click();
  await page.getByText("We are preparing your data").waitFor();

  await openReady(page, "/two-step");
  await page.getByRole("button", { name: "Remove My computer" }).click();
  await page.getByText("The passkey is removed.").waitFor();
  expect(await page.getByText("My computer").count()).toBe(0);
  await computer.end();
  expect(errors).toEqual([]);
});

test("without scripts, the page says that passkeys need them, and offers codes", async () => {
  const agency = await newAgency();
  const { page } = await openAs(open, agency, { javaScriptEnabled: false });
  await page.goto("/two-step");
  await page.getByText("Passkeys need scripts. Set up an app that shows codes instead.").waitFor();
  expect(await page.getByRole("button", { name: "Add Passkey" }).isVisible()).toBe(false);
  expect(await page.getByRole("button", { name: "Continue" }).isVisible()).toBe(true);
});
