import { useNavigation } from "@remix-run/react";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { Modal } from "~/components/ui/overlays/modal";
import { TextLink } from "~/components/ui/text-link";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { paths } from "~/lib/paths";

const PREMIUM = ["Unlimited analyses", "Advanced scoring", "Priority support", "AI insights"];

/** Whether a failure is that of an ended subscription (spec 8: any message that says so). */
export function isSubscriptionEnded({ code, message }: { code?: string | null; message: string }): boolean {
  return code === "own-subscription-ended" || message.toLowerCase().includes("subscription has ended");
}

/** What a subscription would give, and the two ways on. Words and buttons are the spec's. */
export function SubscriptionDialog({
  message,
  open,
  onClose,
}: {
  message: string;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Modal
      title="Subscription Expired"
      description={message}
      open={open}
      onOpenChange={(shown) => !shown && onClose()}
    >
      <p className="mb-2 font-medium">With a subscription you have</p>
      <ul className="mb-6 grid gap-2">
        {PREMIUM.map((gain) => (
          <li key={gain} className="flex items-center gap-2.5">
            <Check className="size-4.5 shrink-0 text-accent" aria-hidden="true" />
            {gain}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.pricing}>Upgrade Now</LinkButton>
        <Button type="button" look="secondary" onClick={onClose}>
          Maybe Later
        </Button>
      </div>
    </Modal>
  );
}

/**
 * A failure: a banner, and over it the dialog where the subscription has ended. The banner stays after the dialog, and is
 * all there is without scripts. The next form that is sent opens the dialog again.
 */
export function WorkspaceFailure({ code, message }: { code?: string | null; message: string }) {
  const hydrated = useHydrated();
  const [dismissed, setDismissed] = useState(false);
  const sending = useNavigation().state === "submitting";
  useEffect(() => {
    if (sending) setDismissed(false);
  }, [sending]);
  const ended = isSubscriptionEnded({ code, message });
  return (
    <>
      <Banner kind="error">
        {message}
        {ended && (
          <>
            {" "}
            <TextLink to={paths.pricing}>See plans</TextLink>
          </>
        )}
      </Banner>
      {ended && hydrated && (
        <SubscriptionDialog
          message={message}
          open={!dismissed && !sending}
          onClose={() => setDismissed(true)}
        />
      )}
    </>
  );
}
