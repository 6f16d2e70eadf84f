CREATE INDEX `customer_address_phone_end` ON `customer_address` (substr(`phone`, -4));--> statement-breakpoint
CREATE INDEX `desk_entry_day` ON `desk_entry` (`store`,`list`,`facet`,`day`,`due`,`order_number`);--> statement-breakpoint
-- Telephones of orders by their ends (src/domain/order/search-words.ts): of those that are still found by them.
INSERT OR IGNORE INTO `order_word` (`store`, `word`, `rank`)
SELECT `store`, '~' || substr(word, 10, 1) || substr(word, 9, 1) || substr(word, 8, 1) || substr(word, 7, 1) || substr(word, 6, 1) || substr(word, 5, 1) || substr(word, 4, 1) || substr(word, 3, 1) || substr(word, 2, 1) || substr(word, 1, 1), `rank` FROM `order_word`
WHERE length(`word`) = 10 AND `word` NOT GLOB '*[^0-9]*'
  AND NOT EXISTS (SELECT 1 FROM `orders` WHERE `number` = printf('%09d', -`order_word`.`rank`) AND `guide` = `order_word`.`word`);
