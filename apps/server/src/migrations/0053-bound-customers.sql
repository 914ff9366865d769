-- A first-level dealer sees how many order from it (ENTERPRISE-15).
CREATE INDEX dealer_binding_parent ON dealer_binding (parent_merchant_no);
