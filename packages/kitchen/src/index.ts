export { artwork } from './artwork/artwork.ts'
export { dietMark } from './artwork/diet-mark.ts'
export type { Pictured } from './artwork/from-elsewhere.ts'
export { fastsOn } from './calendar/fasts.ts'
export { festivalsOn } from './calendar/festivals.ts'
export { namedDaysOf } from './calendar/named-days.ts'
export { placeOfCity } from './calendar/places.ts'
export { produceOf } from './calendar/produce.ts'
export type { Difficulty } from './compute/difficulty.ts'
export { type AtHome, type Cookable, cookableFrom, cookIndexSlices } from './find/cookable.ts'
export {
  type Findings,
  type FoundRecipe,
  type Match,
  type SearchFilters,
  type SearchRequest,
  searchInSlices,
  searchRecipes,
} from './find/find.ts'
export type { Hidden } from './find/hidden.ts'
export type { HiddenReason } from './find/hidden-reason.ts'
export { namesOf } from './find/names-of.ts'
export { type Doubt, draftOf, type FoundRecipeText, type RecipeDraft } from './incoming/draft.ts'
export { recipeInText } from './incoming/pasted-text.ts'
export { type Judgement, type JudgeOptions, judge } from './judge/judge.ts'
export type { Reason, ReasonKind } from './judge/reason.ts'
export type { SubmittedRecipe as Candidate } from './judge/submitted-recipe.ts'
export { hindiName } from './knowledge/hindi-names.ts'
export { shopItem } from './knowledge/shop-items.ts'
export {
  amountInWords,
  amountsInWords,
  countOf,
  gramsOfAmount,
  isCovered,
  mergeAmounts,
  sumInWords,
} from './list/merge-amounts.ts'
export { type ListAisle, listAisles } from './list/other-things.ts'
export { type Amount, type ListItem, type ListUnit, readItem, units } from './list/read-amount.ts'
export { isStale, keepsDays } from './list/shelf-life.ts'
export { aisleOfFood, isOwnName, kitchenKey, type Thing, thingOf } from './list/thing.ts'
export { costLabel } from './nutrition/nutrition.ts'
export type { FoodAnswer, FoodAnswers } from './own/food-from-answer.ts'
export { formOf, type OwnForm, textOfForm } from './own/own-form.ts'
export { type OwnRecipe, readOwnRecipe, recipeOfOwn, type Unsettled } from './own/own-recipe.ts'
export { writeDish, writeRecipe } from './own/write-dish.ts'
export { type PlaceInList, type PlacePage, placeList, placePage } from './place/place-page.ts'
export { restDays } from './plan/history.ts'
export { type DayPlan, type DayRequest, planDay, planInSlices, type Seen } from './plan/plan-day.ts'
export { isMissingNote, missingNote, vegetarianNote } from './plan/plan-notes.ts'
export type { Profile } from './plan/profile.ts'
export { type Planned, swap } from './plan/swap.ts'
export { cookbook, loadCookbook } from './read/load-cookbook.ts'
export { type Allergen, allergens } from './read/vocabulary.ts'
export { currentId } from './recipe/old-recipes.ts'
export { dishOfRecipe, recipe } from './recipe/recipe.ts'
export {
  type Category,
  categories,
  type Quantity,
  type Recipe,
  type RecipeStep,
} from './recipe/types.ts'
export { type Aisle, aisles } from './shopping/aisles.ts'
export { purchaseOf, soldName } from './shopping/packs.ts'
export { countedAs, type Pack, packOf, packsCounted, packsFor } from './shopping/price-book.ts'
export { type ShoppingLine, type ShoppingList, shoppingList } from './shopping/shopping-list.ts'
export { kitchenFacts } from './tips/kitchen-facts.ts'
export { kitchenTip } from './tips/kitchen-tip.ts'
export { warmPlan, warmSearch } from './warm-up.ts'
