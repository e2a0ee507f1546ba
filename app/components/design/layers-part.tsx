import { Download, Settings, Trash2 } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/fields/field";
import { Drawer } from "~/components/ui/overlays/drawer";
import { Menu, MenuItem, MenuLabel, MenuLine, MenuLink } from "~/components/ui/overlays/menu";
import { Modal } from "~/components/ui/overlays/modal";
import { ToastProvider, useToast } from "~/components/ui/overlays/toast";
import { Tooltip } from "~/components/ui/overlays/tooltip";
import { TextLink } from "~/components/ui/text-link";
import { Specimen } from "./specimen";

export function LayersPart() {
  return (
    <ToastProvider>
      <Specimen
        id="dialog"
        title="Dialog"
        use="One question. Escape and a click beside it lead back to where one was."
      >
        <div>
          <Modal
            trigger={
              <Button type="button" look="secondary">
                Open the dialog
              </Button>
            }
            title="Delete this résumé?"
            description="Its scores go with it. You can undo this for 14 days."
          >
            <div className="flex flex-wrap justify-end gap-3">
              <Modal.Close>
                <Button type="button" look="secondary">
                  Cancel
                </Button>
              </Modal.Close>
              <Modal.Close>
                <Button type="button" look="danger">
                  Delete
                </Button>
              </Modal.Close>
            </div>
          </Modal>
        </div>
      </Specimen>
      <Specimen id="drawer" title="Drawer" use="Menus of small screens, filters: a sheet from the side.">
        <div className="flex flex-wrap gap-3">
          {(["left", "right"] as const).map((side) => (
            <Drawer
              key={side}
              side={side}
              trigger={
                <Button type="button" look="secondary">
                  Open the {side} drawer
                </Button>
              }
              title="Filters"
            >
              <div className="grid gap-4">
                <Field label="Skill" htmlFor={`d-drawer-${side}`}>
                  <input id={`d-drawer-${side}`} className={inputClass} />
                </Field>
                <TextLink to="#drawer">All candidates</TextLink>
              </div>
            </Drawer>
          ))}
        </div>
      </Specimen>
      <MenuSpecimen />
      <Specimen id="tooltip" title="Tooltip" use="Explains on hover and focus what the page works without.">
        <div className="flex flex-wrap gap-3">
          <Tooltip text="Credits will be used for AI interview practice when it launches">
            <Button type="button" look="secondary" aria-disabled>
              Get More Credits
            </Button>
          </Tooltip>
        </div>
      </Specimen>
      <ToastSpecimen />
    </ToastProvider>
  );
}

function MenuSpecimen() {
  const say = useToast();
  return (
    <Specimen id="menu" title="Menu" use="Actions on demand. Arrow keys, first letters, Escape.">
      <div>
        <Menu
          align="start"
          trigger={
            <Button type="button" look="secondary">
              Open the menu
            </Button>
          }
        >
          <MenuLabel>Ada Berg</MenuLabel>
          <MenuLink to="#menu" icon={Settings}>
            Profile Settings
          </MenuLink>
          <MenuItem icon={Download} onSelect={() => say("success", "The file is on its way.")}>
            Download
          </MenuItem>
          <MenuItem disabled onSelect={() => {}}>
            Compare
          </MenuItem>
          <MenuLine />
          <MenuItem icon={Trash2} danger onSelect={() => say("error", "It couldn't be deleted.")}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </Specimen>
  );
}

function ToastSpecimen() {
  const say = useToast();
  return (
    <Specimen
      id="toast"
      title="Toast"
      use="A word about what was just done; errors stay until they are closed. F8 leads to it."
    >
      <div className="flex flex-wrap gap-3">
        <Button type="button" look="secondary" onClick={() => say("success", "Copied to the clipboard.")}>
          Say a success
        </Button>
        <Button
          type="button"
          look="secondary"
          onClick={() => say("error", "The connection broke. Nothing was saved: please try again.")}
        >
          Say an error
        </Button>
      </div>
    </Specimen>
  );
}
