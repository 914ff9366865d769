-- Where whoever bound a dealer said to be: {provinceCode, provinceName, …}. Null for bindings older than this.
ALTER TABLE dealer_binding ADD COLUMN user_location jsonb;
