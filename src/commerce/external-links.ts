/**
 * Pages that a retailer has outside the shop, by what they are for (ROUTE-101 to 105); what it does not have is left
 * out.
 */
export interface ExternalLinks {
  proofOfPurchase?: string;
  billing?: string;
  accountStatement?: string;
  jobBoard?: string;
  chat?: string;
}
