const birr = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** An amount in Birr as people write it: '18,700 Birr'. */
export function formatMoney(amount: number): string {
  return `${birr.format(amount || 0)} Birr`;
}
