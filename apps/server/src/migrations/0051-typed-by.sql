-- Who typed the number of an invitation: it is shown whole to them alone. Of older ones nobody is known to have.
ALTER TABLE staff_invitation ADD COLUMN typed_by text;
