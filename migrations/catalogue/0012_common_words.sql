ALTER TABLE `lexicon` ADD `products` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lexicon` ADD `named` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `lexicon` ADD `heads` integer DEFAULT 0 NOT NULL;