-- whoever writes what credits are given for says which edition was read (CREDITS-12)
alter table credits_goods add column edition integer not null default 1;
