-- How often a person's diet was changed: a plan that a device keeps was made for one of these, and is asked for again
-- once there is a newer one.

alter table diets add column version integer not null default 1;
