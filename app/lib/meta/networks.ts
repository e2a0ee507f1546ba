/** The networks' home pages until the product has accounts there: someone else may own its name. */
export const networks = [
  { href: "https://www.linkedin.com/", label: "LinkedIn" },
  { href: "https://www.facebook.com/", label: "Facebook" },
  { href: "https://www.instagram.com/", label: "Instagram" },
];
