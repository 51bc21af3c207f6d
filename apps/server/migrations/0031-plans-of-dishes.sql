-- Plans that were made from the first kitchen's recipes, whose ids had four parts, are made anew when they are next opened.
-- What was shown, saved, chosen and bought keeps its ids: they give the dish that replaced the recipe.

delete from meal_plans
where exists (
  select from jsonb_each(recipes::jsonb) as section, jsonb_array_elements_text(section.value) as id
  where id like '%.%.%.%' and id not like 'written.%'
);
