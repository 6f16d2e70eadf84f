CREATE INDEX `product_sku_available` ON `product_sku` (`pid`) WHERE sellable = 1 AND is_in_stock = 1 AND (manage_stock = 0 OR qty > 0);--> statement-breakpoint
-- Words are counted at import since 0012; nothing reads this any more.
DROP TABLE `search_term`;
