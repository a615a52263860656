import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#server/pdf/paper.tsx'
import type { PaperText } from './demo-papers.ts'

const sample = 'Örnek veridir; hukuki geçerliliği yoktur.'

const styles = StyleSheet.create({
  page: { fontFamily: 'Public Sans', fontSize: 11, padding: 56, color: '#22302f', lineHeight: 1.4 },
  heading: { fontSize: 20, fontWeight: 700, color: '#14605a', marginBottom: 18 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#c9d3d1', paddingVertical: 6 },
  label: { width: 150, color: '#5b6b69' },
  value: { flex: 1 },
  text: { marginTop: 18 },
  foot: { position: 'absolute', bottom: 36, left: 56, fontSize: 8, color: '#7a8886' },
})

export const writePaper = ({ heading, lines, text }: PaperText) =>
  renderPdf(
    <Document title={heading} language="tr">
      <Page size="A4" style={styles.page}>
        <Text style={styles.heading}>{heading}</Text>
        {lines.map(([label, value]) => (
          <View key={label} style={styles.row}>
            <Text style={styles.label}>{label}</Text>
            <Text style={styles.value}>{value}</Text>
          </View>
        ))}
        {text && <Text style={styles.text}>{text}</Text>}
        <Text style={styles.foot}>{sample}</Text>
      </Page>
    </Document>,
  )
