import { mailApi } from '#domain/services/mail/mail.api.ts'
import { type Route, route } from '#server/http/route.ts'
import { sendTenantApprovalMail } from './send-tenant-approval.ts'

export const contractMailRoutes: Route[] = [
  route(mailApi.sendTenantApproval, ({ ctx, actor, body, caller }) => sendTenantApprovalMail(ctx, actor, body, caller)),
]
