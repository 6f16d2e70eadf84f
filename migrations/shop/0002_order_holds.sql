CREATE TABLE `order_hold` (
	`order_number` text PRIMARY KEY NOT NULL,
	`store` text NOT NULL,
	`until` integer NOT NULL,
	`phone` text,
	`place` text,
	`admitted` integer NOT NULL,
	CONSTRAINT "order_hold_ceiling" CHECK("order_hold"."admitted" = 1)
);
--> statement-breakpoint
CREATE INDEX `order_hold_phone` ON `order_hold` (`store`,`phone`);--> statement-breakpoint
CREATE INDEX `order_hold_place` ON `order_hold` (`store`,`place`);--> statement-breakpoint
CREATE INDEX `order_hold_until` ON `order_hold` (`until`);--> statement-breakpoint
-- Whatever becomes of an order, it holds nothing any more and counts for nobody, in the same batch.
CREATE TRIGGER `order_hold_ended` AFTER UPDATE OF `status` ON `orders` WHEN NEW.`status` <> 'pending' BEGIN
  DELETE FROM `order_hold` WHERE `order_number` = NEW.`number`;
END;
--> statement-breakpoint
-- Orders from before: seven days from when they were placed, counted for nobody.
INSERT INTO `order_hold` (`order_number`, `store`, `until`, `admitted`)
SELECT `number`, `store`, `created_at` + 604800000, 1 FROM `orders` WHERE `status` = 'pending';
