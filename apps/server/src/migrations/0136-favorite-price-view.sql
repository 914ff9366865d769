-- Which of the two prices the owner saw; its name, which is for reading, stays for servers of the version before and is written no more.
ALTER TABLE favorite ADD COLUMN kept_price_view text CHECK (kept_price_view IN ('channel', 'refer'));
UPDATE favorite SET kept_price_view = CASE kept_price_label WHEN '客户价' THEN 'channel' WHEN '参考价' THEN 'refer' END
WHERE kept_price_label IN ('客户价', '参考价');
