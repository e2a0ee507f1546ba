import { createContext, useContext } from "react";
import { paths } from "~/lib/paths";

/** The page on which a person looks after their account: its forms go there. */
const AccountAddress = createContext<string>(paths.settings);

export const AccountAddressProvider = AccountAddress.Provider;

export function useAccountAddress(): string {
  return useContext(AccountAddress);
}
