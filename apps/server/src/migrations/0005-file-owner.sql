-- An account's own files are counted and looked up at every upload.
CREATE INDEX file_owner ON file (account_no, sha256);
