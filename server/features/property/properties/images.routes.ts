import { imagesApi } from '#domain/property/properties/images.api.ts'
import { imagesMessages } from '#domain/property/properties/images.messages.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { addImage } from './add-image.ts'
import { changeImage, chooseCover, removeImage } from './change-image.ts'
import { imagesOf } from './images.queries.ts'

export const imagesRoutes: Route[] = [
  route(imagesApi.list, async ({ ctx, actor, params, query }) => {
    const { property } = await findProperty(ctx.db, actor, params.id)
    return { documents: await imagesOf(ctx.db, property.id, query.set) }
  }),
  route(imagesApi.add, ({ ctx, actor, params, query, file }) =>
    addImage(ctx, actor, { ...query, propertyId: params.id, bytes: file }),
  ),
  route(imagesApi.change, ({ ctx, actor, params, body }) => changeImage(ctx, actor, { ...params, change: body })),
  route(imagesApi.remove, async ({ ctx, actor, params }) => {
    const bin_id = await removeImage(ctx, actor, params.set, params.id)
    return { ...done(imagesMessages.removed), bin_id }
  }),
  action(imagesApi.chooseCover, imagesMessages.coverChosen, ({ ctx, actor, params, body }) =>
    chooseCover(ctx, actor, params.id, body.image_id),
  ),
]
