CREATE TABLE `product_words` (
	`pid` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`keywords` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`sku` text NOT NULL,
	`words` integer NOT NULL
);
--> statement-breakpoint
-- In how many products a word is.
CREATE VIRTUAL TABLE `search_term` USING fts5vocab(`product_search`, `row`);
