/** Formats rupees with enough digits for amounts far below a paisa: '₹0.0045', '₹1.20', '₹0'. */
export function smallRupees(rupees: number): string {
  if (rupees === 0) return '₹0'
  const digits = rupees < 1 ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return `₹${rupees.toLocaleString('en-IN', digits)}`
}
