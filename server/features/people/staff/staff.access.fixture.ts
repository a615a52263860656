import { newId } from '#domain/kernel/ids.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { lawyerApi } from '#domain/work/lawyer/lawyer.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { World } from '#server/testing/access-world.ts'

/** The screen's guard also admits staff who may add properties, but only owners manage staff. */
const ownersOnly = {
  'authorised with all flags': 403,
  'estate with canAddProperty': 403,
  proxy: 403,
} as const
/** Other owners' staff are treated as missing, also for administrators, who have another list. */
const ofThisOwner = { ...ownersOnly, 'other host': 404, admin: 404 } as const
const unseen = {
  'authorised with all flags': 404,
  'estate with canAddProperty': 404,
  proxy: 404,
  'other host': 404,
  admin: 404,
} as const

async function member({ app, people }: World) {
  const { engagement } = await app.build.staff(people.owner, { authorised: true })
  return { params: { id: engagement } }
}

export const staffAccess: AccessRow[] = [
  anywhere(staffApi.list),
  anywhere(staffApi.properties),
  anywhere(staffApi.visible, { call: () => ({ query: { type: 'authorised' } }) }),
  anywhere(staffApi.one, { except: unseen, call: member }),
  anywhere(staffApi.create, {
    except: ownersOnly,
    call: ({ properties }, caller) => ({
      body: {
        type: 'authorised',
        username: 'Yeni Kişi',
        email: `${newId()}@ornek.test`,
        properties: caller === 'owner' ? [properties.assigned.id] : [],
      },
    }),
  }),
  anywhere(staffApi.change, {
    except: ofThisOwner,
    call: async (world) => ({
      ...(await member(world)),
      body: {
        username: 'Yeni Ad',
        phoneNumber: '',
        canAddProperty: false,
        canManageSuggestions: false,
        canManagePayments: false,
        canManageDocuments: false,
        canManageAllProperties: false,
        canManageMeters: false,
        properties: [world.properties.assigned.id],
        acts_on_all: false,
        shares: {},
        version: 1,
      },
    }),
  }),
  anywhere(staffApi.assign, {
    except: ofThisOwner,
    call: async (world) => ({
      ...(await member(world)),
      body: { ids: [world.properties.assigned.id], assigned: true },
    }),
  }),
  anywhere(staffApi.revoke, { except: ofThisOwner, call: member }),
  anywhere(staffApi.suspend, { except: ofThisOwner, call: member }),
  anywhere(staffApi.resume, {
    except: { ...ofThisOwner, owner: 409 },
    own: ['owner'],
    call: member,
    success: async ({ app, people: { owner } }) => {
      const suspended = { authorised: true, suspended_at: app.ctx.clock.now() }
      return { by: owner, input: { params: { id: (await app.build.staff(owner, suspended)).engagement } } }
    },
  }),
  anywhere(staffApi.invite, {
    except: { ...ofThisOwner, owner: 409 },
    own: ['owner'],
    call: member,
    success: async ({ app, people: { owner } }) => {
      const invited = { authorised: true, accepted_at: null }
      return { by: owner, input: { params: { id: (await app.build.staff(owner, invited)).engagement } } }
    },
  }),
  anywhere(staffApi.remove, { except: ofThisOwner, call: member }),
  anywhere(staffApi.related),
  anywhere(staffApi.people, { call: ({ people }) => ({ body: { ids: [people.owner.id] } }) }),

  anywhere(lawyerApi.overview),
]
