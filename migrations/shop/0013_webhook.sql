CREATE TABLE `webhook_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`order_number` text NOT NULL,
	`store` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`delivered_at` integer,
	`failure` text,
	`resent_at` integer,
	`resent_key` text
);
--> statement-breakpoint
CREATE INDEX `webhook_event_due` ON `webhook_event` (`store`,`delivered_at`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `webhook_event_order` ON `webhook_event` (`order_number`,`delivered_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `resent_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `resent_key` text;