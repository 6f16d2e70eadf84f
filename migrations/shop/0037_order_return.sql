CREATE TABLE `order_return` (
	`number` text PRIMARY KEY NOT NULL,
	`store` text NOT NULL,
	`order_number` text NOT NULL,
	`customer_id` text NOT NULL,
	`status` text NOT NULL,
	`way` text NOT NULL,
	`collect_on` integer,
	`collect_agreed` integer,
	`carrier` text,
	`guide` text,
	`comment` text NOT NULL,
	`refusal` text,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_return_key_hash_unique` ON `order_return` (`key_hash`);--> statement-breakpoint
CREATE INDEX `order_return_order` ON `order_return` (`order_number`);--> statement-breakpoint
CREATE INDEX `order_return_desk` ON `order_return` (`store`,`status`,`number`);--> statement-breakpoint
CREATE TABLE `order_return_event` (
	`return_number` text NOT NULL,
	`seq` integer NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text,
	`note` text,
	PRIMARY KEY(`return_number`, `seq`)
);
--> statement-breakpoint
CREATE TABLE `order_return_line` (
	`return_number` text NOT NULL,
	`line_no` integer NOT NULL,
	`qty` integer NOT NULL,
	`taken` integer NOT NULL,
	`reason` text NOT NULL,
	`condition` text NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`accepted` integer DEFAULT 0 NOT NULL,
	`shelved` integer DEFAULT 0 NOT NULL,
	`refusal` text,
	PRIMARY KEY(`return_number`, `line_no`),
	CONSTRAINT "order_return_line_units" CHECK("order_return_line"."qty" > 0 AND "order_return_line"."shelved" <= "order_return_line"."accepted" AND "order_return_line"."accepted" <= "order_return_line"."received" AND "order_return_line"."received" <= "order_return_line"."qty")
);
--> statement-breakpoint
CREATE TABLE `order_return_picture` (
	`id` text PRIMARY KEY NOT NULL,
	`return_number` text NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_return_picture_return` ON `order_return_picture` (`return_number`);--> statement-breakpoint
CREATE INDEX `order_return_picture_age` ON `order_return_picture` (`created_at`);--> statement-breakpoint
INSERT INTO `sequence` (`name`, `last`) VALUES ('return', 0);
