import { Button } from "~/components/ui/button";
import { ProgressBar } from "~/components/ui/data/progress-bar";
import { Checkbox } from "~/components/ui/fields/checkbox";
import { Combobox } from "~/components/ui/fields/combobox";
import { Field, inputClass, smallInputClass, textareaClass } from "~/components/ui/fields/field";
import { FileDrop } from "~/components/ui/fields/file-drop";
import { RadioGroup } from "~/components/ui/fields/radio-group";
import { Select } from "~/components/ui/fields/select";
import { Switch } from "~/components/ui/fields/switch";
import { countries, slots } from "./sample-data";
import { Specimen, States } from "./specimen";

const slotOptions = slots.map(({ value, label }) => (
  <option key={value} value={value}>
    {label}
  </option>
));

export function FormsPart() {
  return (
    <>
      <Specimen
        id="field"
        title="Field"
        use="A label above, a hint beside it, an error under it that says the way out."
      >
        <States>
          <Field label="Job title" htmlFor="d-title" hint="up to 80 letters">
            <input id="d-title" className={inputClass} placeholder="Backend Developer" />
          </Field>
          <Field
            label="Email"
            htmlFor="d-mail"
            error="Please enter a valid email address"
            errorId="d-mail-error"
          >
            <input
              id="d-mail"
              className={inputClass}
              defaultValue="ada.berg"
              aria-invalid
              aria-describedby="d-mail-error"
            />
          </Field>
          <Field label="Company" htmlFor="d-company">
            <input id="d-company" className={inputClass} defaultValue="Nordwind Systems" disabled />
          </Field>
          <Field label="Search" htmlFor="d-search">
            <input id="d-search" type="search" className={smallInputClass} placeholder="small" />
          </Field>
          <Field label="Job description" htmlFor="d-text">
            <textarea id="d-text" rows={3} className={textareaClass} />
          </Field>
        </States>
      </Specimen>
      <Specimen
        id="select"
        title="Select"
        use="Up to about a dozen choices. The browser's own, dressed where it lets itself."
      >
        <States>
          <Field label="Time slot" htmlFor="d-slot">
            <Select id="d-slot" name="slot">
              {slotOptions}
            </Select>
          </Field>
          <Field
            label="Time slot, in error"
            htmlFor="d-slot-2"
            error="Please choose a time"
            errorId="d-slot-error"
          >
            <Select id="d-slot-2" aria-invalid aria-describedby="d-slot-error">
              <option value="">Choose one</option>
              {slotOptions}
            </Select>
          </Field>
          <Field label="Time slot, disabled" htmlFor="d-slot-3">
            <Select id="d-slot-3" disabled>
              {slotOptions}
            </Select>
          </Field>
          <Field label="Time slot, loading" htmlFor="d-slot-4">
            <Select id="d-slot-4" busy>
              <option>Loading...</option>
            </Select>
          </Field>
        </States>
      </Specimen>
      <Specimen
        id="combobox"
        title="Combobox"
        use="More choices than one wants to scroll through: type to narrow. A plain select where no scripts run."
      >
        <States>
          <Field label="Country" htmlFor="d-country">
            <Combobox id="d-country" name="country" options={countries} defaultValue="NL" />
          </Field>
          <Field
            label="Country, in error"
            htmlFor="d-country-2"
            error="Please choose a country"
            errorId="d-c-error"
          >
            <Combobox
              id="d-country-2"
              name="country2"
              options={countries}
              placeholder="Choose one"
              describedBy="d-c-error"
              invalid
            />
          </Field>
          <Field label="Country, disabled" htmlFor="d-country-3">
            <Combobox id="d-country-3" name="country3" options={countries} defaultValue="FI" disabled />
          </Field>
          <Field label="Country, loading" htmlFor="d-country-4">
            <Combobox id="d-country-4" name="country4" options={[]} placeholder="Loading..." busy />
          </Field>
        </States>
      </Specimen>
      <Specimen
        id="checkbox"
        title="Checkbox"
        use="Decided when the form is sent. The whole line is the target."
      >
        <States>
          <Checkbox label="Remember me" hint="on this device, for 30 days" name="remember" defaultChecked />
          <Checkbox label="All of them, some chosen" mixed />
          <Checkbox label="I accept the terms, in error" aria-invalid />
          <Checkbox label="Disabled" disabled />
          <Checkbox label="Disabled, chosen" disabled defaultChecked />
        </States>
      </Specimen>
      <Specimen id="radio" title="Radio" use="One of two to five, all in sight.">
        <States>
          <RadioGroup legend="Session type" name="session" options={slots} defaultValue="morning" />
          <RadioGroup legend="In error" name="session2" options={slots} error="Please choose one" />
          <RadioGroup legend="Disabled" name="session3" options={slots} defaultValue="evening" disabled />
        </States>
      </Specimen>
      <Specimen id="switch" title="Switch" use="On or off, in force at once.">
        <States>
          <Switch label="Blind review" hint="hides names until someone is shortlisted" defaultChecked />
          <Switch label="Off" />
          <Switch label="Being saved" busy defaultChecked />
          <Switch label="Disabled" disabled />
        </States>
      </Specimen>
      <Specimen
        id="file-drop"
        title="File drop"
        use="Files for a form. What may come stands in it; the server checks."
      >
        <States wide>
          <FileDrop
            label="Choose a résumé"
            name="resume"
            accept=".pdf"
            rules="Drop a résumé here, or choose it. PDF, up to 10MB."
          >
            <Button type="button">Upload</Button>
          </FileDrop>
          <FileDrop
            label="Choose a résumé"
            name="r2"
            accept=".pdf"
            rules="PDF, up to 10MB."
            error="Only PDF files are allowed"
          />
          <FileDrop label="Choose a résumé" name="r3" accept=".pdf" rules="Sending lind.pdf" busy>
            <div className="w-full max-w-xs">
              <ProgressBar value={62} label="Upload" />
            </div>
          </FileDrop>
          <FileDrop
            label="Choose a résumé"
            name="r4"
            accept=".pdf"
            rules="Your plan's uploads are used up."
            disabled
          />
        </States>
      </Specimen>
    </>
  );
}
