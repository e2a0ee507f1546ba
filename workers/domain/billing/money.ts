/** "€5.99", "€200", "€1,200": whole euros without cents, as prices are written. @param cents euro cents */
export function euros(cents: number): string {
  const whole = cents % 100 === 0;
  const format = new Intl.NumberFormat("en-IE", {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  });
  return format.format(cents / 100);
}
