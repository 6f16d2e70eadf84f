CREATE INDEX `customer_address_phone_end` ON `customer_address` (substr(`phone`, -4));--> statement-breakpoint
CREATE INDEX `desk_entry_day` ON `desk_entry` (`store`,`list`,`facet`,`day`,`due`,`order_number`);--> statement-breakpoint
-- Telephones of orders by their ends (src/domain/order/search-words.ts): written some at a time by who writes missing words, the
-- newest orders first. Until then they are found by all else.
UPDATE `orders` SET `has_words` = 0 WHERE `has_words` = 1;
