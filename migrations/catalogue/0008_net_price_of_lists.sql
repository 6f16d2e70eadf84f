DROP INDEX `product_list`;--> statement-breakpoint
CREATE INDEX `product_list` ON `product` (`version`,`pid`,`visibility`,`status`,`final_gross`,`discount`,`id`,`updated_at`,`final_net`);