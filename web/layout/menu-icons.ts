import {
  Calculator,
  CircleHelp,
  ClipboardList,
  FilePlus,
  FileText,
  FolderOpen,
  HousePlus,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Mails,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  Sparkles,
  Tickets,
  UserCheck,
  UserCog,
  Users,
} from 'lucide-react'

/** Named one by one: a lookup in the whole icon set would load all of it. */
const icons: Record<string, LucideIcon> = {
  'layout-dashboard': LayoutDashboard,
  'message-circle': MessageCircle,
  'file-text': FileText,
  'house-plus': HousePlus,
  sparkles: Sparkles,
  'file-plus': FilePlus,
  users: Users,
  calculator: Calculator,
  'user-cog': UserCog,
  'folder-open': FolderOpen,
  'messages-square': MessagesSquare,
  'life-buoy': LifeBuoy,
  newspaper: Newspaper,
  tickets: Tickets,
  'user-check': UserCheck,
  'clipboard-list': ClipboardList,
  mails: Mails,
}

export const menuIcon = (name: string | undefined): LucideIcon => (name && icons[name]) || CircleHelp
