import { Button, LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { Specimen, State, States } from "./specimen";

const looks = ["primary", "secondary", "quiet", "danger"] as const;

export function ActionsPart() {
  return (
    <>
      <Specimen
        id="button"
        title="Button"
        use="One primary per view. Danger only for what can't be undone. Busy keeps the focus and takes no second click."
      >
        <States>
          {looks.map((look) => (
            <State key={look} name={look}>
              <div className="flex flex-wrap gap-2">
                <Button type="button" look={look}>
                  Measure
                </Button>
                <Button type="button" look={look} size="small">
                  Small
                </Button>
              </div>
            </State>
          ))}
          <State name="busy">
            <Button type="button" busy>
              Measuring...
            </Button>
          </State>
          <State name="disabled">
            <Button type="button" disabled>
              Measure
            </Button>
          </State>
          <State name="a link that looks like one">
            <LinkButton to="#button" look="secondary">
              See the method
            </LinkButton>
          </State>
        </States>
      </Specimen>
      <Specimen
        id="link"
        title="Link"
        use="Underlined in running text; quiet in lists of nothing but links; an arrow where it leaves the site."
      >
        <States>
          <State name="in text">
            Every point has <TextLink to="#link">its words</TextLink>.
          </State>
          <State name="quiet">
            <TextLink to="#link" quiet>
              Privacy Policy
            </TextLink>
          </State>
          <State name="to another site">
            Read on <TextLink to="https://www.w3.org/WAI/ARIA/apg/">the ARIA patterns</TextLink>.
          </State>
        </States>
      </Specimen>
    </>
  );
}
