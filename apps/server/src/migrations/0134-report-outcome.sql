-- What a report names, and what became of it (FEEDBACK-7). Null: a complaint or suggestion that is no report.
ALTER TABLE feedback ADD COLUMN reported_content_id text;
ALTER TABLE feedback ADD COLUMN reported_comment_id text;
ALTER TABLE feedback ADD COLUMN report_state text CHECK (report_state IN ('waiting', 'removed', 'corrected', 'unfounded'));
-- Reports written before say in their words what they name; those that were answered have their answer for an outcome.
UPDATE feedback SET
  reported_content_id = substring(content from '（编号 ([^）]+)）'),
  reported_comment_id = substring(content from '\n评论编号 ([^：\n]+)：'),
  report_state = CASE WHEN answer = '' THEN 'waiting' ELSE 'corrected' END
WHERE kind = 'complaint' AND classification_id = 1 AND content ~ '^举报(内容|评论)：[^\n]+\n《[^\n]*》（编号 [^）\n]+）(\n|$)';
CREATE INDEX feedback_reported ON feedback (reported_content_id) WHERE report_state IS NOT NULL;
