-- Pictures handed in for the first page are as visible as the banner that shows them (FILE-10)
ALTER TABLE file DROP CONSTRAINT file_visibility_check;
ALTER TABLE file ADD CONSTRAINT file_visibility_check CHECK (visibility IN ('public', 'owner', 'shown')) NOT VALID;
