-- Who saved the whole list last, and when in its count of changes: another editor that has not seen it does not overwrite it.
ALTER TABLE selection_list ADD COLUMN saved_revision integer NOT NULL DEFAULT 0, ADD COLUMN saved_by text NOT NULL DEFAULT '';
