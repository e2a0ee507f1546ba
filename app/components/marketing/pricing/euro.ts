/** A price in euros, as in "5.99" or "1200", in the form that the pages show. */
export function euro(price: string): string {
  const [whole = "", cents] = price.split(".");
  return `€${whole.replace(/\B(?=(\d{3})+$)/g, ",")}${cents ? `.${cents}` : ""}`;
}
