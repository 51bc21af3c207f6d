-- How many eat besides a household's members on days for which nobody said anything else; null until it is set.
alter table households add column usual_guests int check (usual_guests between 0 and 12);
