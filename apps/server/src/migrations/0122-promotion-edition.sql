-- What stands on the first page is written by its staff: nobody writes over what another has changed, and pages that show it are made anew.
ALTER TABLE promotion ADD COLUMN edition integer NOT NULL DEFAULT 1;
