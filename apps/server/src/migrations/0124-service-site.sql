-- Whether the dealer of the order reads where a service is to be done and whom to meet (SERVICE-12)
ALTER TABLE service_order ADD COLUMN is_site_shown boolean NOT NULL DEFAULT false;
