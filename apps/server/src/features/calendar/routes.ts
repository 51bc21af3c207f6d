import * as calendar from '@planner/contract/calendar'
import { cityOfPerson } from '@planner/contract/city-of-person'
import { namedDaysOf, placeOfCity } from '@planner/kitchen'
import { route } from '#http/route.ts'

export const calendarRoutes = [
  route(calendar.namedDays, (_, { user, input }) => namedDaysOf(Number(input.year), placeOfCity(cityOfPerson(user)))),
]
